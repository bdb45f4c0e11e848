import InterfaceBuilder

/// Documents for tests, made around the elements that a test is about.
enum DocumentText {
  /// A nib with one view, with some elements in it.
  static func nib(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useSafeAreas="YES">
    <objects><view id="v">
    \(content)
    </view></objects></document>
    """
  }

  /// A storyboard with some scenes.
  static func storyboard(_ scenes: String, attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    \(attributes)>
    <scenes>
    \(scenes)
    </scenes></document>
    """
  }

  /// Reads a document.
  static func read(_ text: String) throws(InterfaceError) -> InterfaceDocument {
    try InterfaceDocument(bytes: Array(text.utf8), named: "Cell.xib")
  }
}

extension InterfaceDocument {
  /// The only view of a nib that ``DocumentText`` makes.
  static func view(_ content: String) throws -> InterfaceObject {
    try DocumentText.read(DocumentText.nib(content)).objects[0]
  }

  /// The messages of a nib's notes, without the file's name.
  static func notes(_ content: String) throws -> [String] {
    try DocumentText.read(DocumentText.nib(content)).notes.map { "\($0.line): \($0.text)" }
  }
}
