// The compiler imports a module of this name in every file that imports both `Testing` and
// `CoreGraphics`; the overlay for `UIKit` explains the reason. `QuartzCore` needs no overlay since
// the toolchain declares none for it.
