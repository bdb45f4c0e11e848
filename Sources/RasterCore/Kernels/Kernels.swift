private import CKernels

/// Which loops over pixels run: those of `CKernels`, or their twins in Swift.
///
/// Both give the same bytes. Functions that have a kernel take the choice as a parameter, so that a
/// test can run both in one process.
enum Kernels {
  /// Whether this machine has the registers that the kernels need.
  ///
  /// `QUARTERTURN_KERNELS=portable` in the environment says no.
  static var areWide: Bool { CKernelsAreWide() }
}
