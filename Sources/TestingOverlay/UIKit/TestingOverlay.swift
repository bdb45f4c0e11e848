// The compiler imports a module of this name wherever a file imports both `Testing` and `UIKit`:
// the toolchain declares that pair as a cross-import overlay, which ships with Apple's UIKit only.
// Without this module no test could import the two together. `UIKit` depends on it so that it is
// built before anything that could import both.
