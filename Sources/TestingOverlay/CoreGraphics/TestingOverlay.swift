// The compiler imports a module of this name in every file that imports both `Testing` and
// `CoreGraphics`; see the overlay for `UIKit`. `QuartzCore` needs no overlay since the toolchain
// declares none for it.
