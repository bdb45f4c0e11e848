import Foundation
import UIKit

/// The delegate of a text storage, which notes its calls.
final class StorageListener: NSObject, NSTextStorageDelegate {
  var lines: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { lines.append("will \(editedMask.rawValue)") }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { lines.append("did \(editedRange.location) \(editedRange.length) \(delta)") }
}
