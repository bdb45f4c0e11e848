// This module lets source import `QuartzCore`, as on iOS, and UIKit exports it; see the module
// CoreGraphics.
@_exported public import CoreGraphics
@_exported public import Foundation
