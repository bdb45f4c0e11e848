// The compiler imports a module of this name in every file that imports both `Testing` and `UIKit`,
// since the toolchain declares a cross-import overlay for that pair. The module of that overlay
// exists only in Apple's SDK, so without this replacement no test could import both. `UIKit`
// depends on it so that it is built before any file that imports both.
