import PortRewriter
import Testing
