// The module that iOS source imports as `CoreGraphics`.
//
// Its types are declared in UIKit, which they depend on. Exporting all of UIKit is more than
// Apple's module does, and does no harm: a name of the importing module always wins.
@_exported public import UIKit
