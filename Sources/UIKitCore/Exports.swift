@_exported import QuartzCore
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import UIFoundation
