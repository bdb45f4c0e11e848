// What iOS source means by `import QuartzCore`; see the module CoreGraphics.
@_exported public import UIKit
