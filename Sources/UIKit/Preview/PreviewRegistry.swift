// Mirrors DeveloperToolsSupport.PreviewRegistry (iOS 17).

/// A type that stands for one `#Preview` block; on iOS the macro declares it, here porting does.
///
/// Anyone who shows previews finds these types in the program, so that nobody keeps a list of them.
public protocol PreviewRegistry {
  /// The module and the file of the block, as `#fileID` has them.
  static var fileID: String { get }

  /// The file of the block.
  ///
  /// Differs from UIKit, which has no such member: here a failure points at the block.
  static var filePath: StaticString { get }

  /// The line of the block.
  static var line: Int { get }

  /// The column of the block.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
