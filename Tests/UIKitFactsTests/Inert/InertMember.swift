/// A public name that compiles and has no effect: its comment begins with `Inert:`.
struct InertMember: Equatable {
  /// The folder of the file, such as `ScrollView`.
  let folder: String
  /// The name with its type and its labels, such as `UIScrollView.flashScrollIndicators()`.
  let name: String
  /// The comment's first paragraph, without `Inert:`.
  let summary: String
}
