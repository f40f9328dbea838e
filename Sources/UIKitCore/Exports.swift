@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import ObjectiveCSupport
@_exported import QuartzCore
@_exported import UIFoundation
@_exported import UIKitDevice
