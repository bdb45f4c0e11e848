// What iOS source means by `import CoreGraphics`.
//
// The types live in UIKit, where they are used: a module further left could not name `UIColor`'s
// neighbours without pulling views along. Exporting all of UIKit is more than Apple's module does,
// and does no harm: a name of the importing module always wins.
@_exported public import UIKit
