// What the compiler imports wherever a file imports both `Testing` and `CoreGraphics`; see its
// neighbour for `UIKit`. `QuartzCore` needs none: the toolchain declares no such pair for it.
