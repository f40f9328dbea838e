@_exported import UIKitAlerts
@_exported import UIKitContainers
@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitLists
@_exported import UIKitMenus
@_exported import UIKitTables
@_exported import UIKitText

#if Everything || FullUIKit
    @_exported import UIKitCollections
    @_exported import UIKitMotion
    @_exported import UIKitSharing
    @_exported import UIKitStoryboards
#endif
