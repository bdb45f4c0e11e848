public import Foundation
internal import Measures
public import UIKit

/// The judge of the pictures that a project's tests draw, called by its snapshot harness.
@MainActor public enum Judge {
  /// The current run; nil outside of one.
  static var run: DrawingRun?

  /// The folders of the project's recorded pictures.
  public static var folders: [URL] {
    (run?.request.pictures ?? []).map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  /// Compares a picture that was drawn with the one that was recorded, and writes the result.
  ///
  /// - Parameters:
  ///   - image: the picture as drawn.
  ///   - file: the recorded picture, beside the source that is compiled or in its checkout.
  public static func take(_ image: UIImage, recordedAt file: URL) {
    run?.take(image, recordedAt: file)
  }
}
