// Mirrors DeveloperToolsSupport.PreviewRegistry (iOS 17).

/// A type that represents one `#Preview` block; on iOS the macro declares it, here the porting tool
/// generates it.
///
/// Tools that show previews find these types in the program, so no list of them is needed.
public protocol PreviewRegistry {
  /// The module and the file of the block, in the form of `#fileID`.
  static var fileID: String { get }

  /// The path of the file that contains the block.
  ///
  /// Differs from UIKit, which has no such member. The path is used to report failures at the
  /// block.
  static var filePath: StaticString { get }

  /// The line of the block.
  static var line: Int { get }

  /// The column of the block.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
