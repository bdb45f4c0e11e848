import Foundation
import Testing

@testable import UIKit

/// A nib whose document is written in a test.
@MainActor struct InlineNib {
  private let nib: UINib

  /// Makes a nib of the objects beside the file's owner.
  init(_ objects: String, owner: String = "", resources: String = "") {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\
      \(owner.isEmpty ? "/>" : ">\(owner)</placeholder>")
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" \
      customClass="UIResponder"/>
          \(objects)
        </objects>
        <resources>\(resources)</resources>
      </document>
      """
    nib = UINib(data: Data(text.utf8), bundle: nil)
  }

  /// Returns the top-level objects.
  func objects(owner: Any? = nil) -> [Any] { nib.instantiate(withOwner: owner) }

  /// Returns the first top-level object.
  func first<Object>(_ type: Object.Type = Object.self, owner: Any? = nil) throws -> Object {
    try #require(objects(owner: owner).first as? Object)
  }

  /// Returns the view that a nib with one element makes; a frame is added to its content.
  static func make<Object: UIView>(
    _ element: String, _ attributes: String = "", _ content: String = "",
    resources: String = ""
  ) throws -> Object {
    try InlineNib(
      """
      <\(element) id="vw-00-001" \(attributes)>
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        \(content)
      </\(element)>
      """, resources: resources
    ).first()
  }
}
