// The compiler imports a module of this name in every file that imports both `Testing` and
// `CoreGraphics`; TestingOverlay/UIKit has the reason. `QuartzCore` needs no such module, since the
// toolchain declares no cross-import overlay for it.
