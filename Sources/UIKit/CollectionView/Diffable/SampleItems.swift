/// The items of a cut view's lists, which the preview has made by their types.
@MainActor package enum SampleItems {
  /// Whether items may be equal because the same values were made for several of them.
  ///
  /// Snapshots then leave out the later ones instead of stopping the program.
  package static var mayRepeat = false
}
