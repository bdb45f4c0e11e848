/// The text of documents for tests: the parts that every document has, around a test's own.
enum StoryboardText {
  /// Returns a storyboard with scenes, each the text of a controller's element.
  static func storyboard(initial: String? = nil, _ controllers: String...) -> String {
    let scenes = controllers.enumerated().map { index, controller in
      """
      <scene sceneID="sce-ne-\(index)">
        <objects>
          \(controller)
          <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-\(index)" \
      sceneMemberID="firstResponder"/>
        </objects>
        <point key="canvasLocation" x="\(index * 800)" y="100"/>
      </scene>
      """
    }
    let entry = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useSafeAreas="YES"\(entry)>
        <scenes>
      \(scenes.joined(separator: "\n"))
        </scenes>
      </document>
      """
  }

  /// Returns a nib with objects after its two placeholders.
  static func nib(owner: String = "NSObject", outlets: String = "", _ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)" \
    customModule="UIKitInterfaceBuilderTests" customModuleProvider="target">
          <connections>\(outlets)</connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
      </objects>
    </document>
    """
  }

  /// Returns a view with subviews and other elements in it.
  static func view(_ id: String, key: String? = "view", _ subviews: String = "") -> String {
    """
    <view \(key.map { "key=\"\($0)\" " } ?? "")contentMode="scaleToFill" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(subviews)</subviews>
    </view>
    """
  }

  /// The attributes of a custom class of the tests' module.
  static func custom(_ name: String) -> String {
    """
    customClass="\(name)" customModule="UIKitInterfaceBuilderTests" customModuleProvider="target"
    """
  }
}
