// The module that iOS source imports as `QuartzCore`, and that UIKit exports; see the module
// CoreGraphics.
@_exported public import CoreGraphics
@_exported public import Foundation
