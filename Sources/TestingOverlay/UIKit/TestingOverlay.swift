// The compiler imports a module of this name in every file that imports both `Testing` and `UIKit`,
// since the toolchain declares a cross-import overlay for that pair. The module of that overlay
// exists only in Apple's SDK, so without this replacement no test could import both. The target
// `UIKit` depends on this module, so that the module is built before any file that imports both.
