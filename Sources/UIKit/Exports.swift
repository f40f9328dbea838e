@_exported import UIKitAlerts
@_exported import UIKitCollections
@_exported import UIKitContainers
@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitMenus
@_exported import UIKitSharing
@_exported import UIKitText
