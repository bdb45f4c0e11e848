// The compiler imports a module of this name wherever a file imports both `Testing` and
// `CoreGraphics`; see the one for `UIKit`. `QuartzCore` needs none: the toolchain declares no such
// pair for it.
