// The module that iOS source imports as `QuartzCore`; see the module CoreGraphics.
@_exported public import UIKit
