import Foundation
import TestSupport
import Testing

/// Nibs and storyboards beside source, drawn by the command `preview`.
@Suite(.programs, .serialized) struct DocumentPreviewTests: PreviewCommandStage {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let source = """
    import UIKit

    final class BadgeCell: UITableViewCell {
      @IBOutlet private weak var title: UILabel!
      @IBOutlet private var marks: [UIView]!
      @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }

      override func awakeFromNib() {
        super.awakeFromNib()
        title.text = "\\(marks.count) mark, \\(radius), \\(title.text ?? "")"
        button.sendActions(for: .touchUpInside)
      }
      @IBOutlet private weak var button: UIButton!
      @IBAction private func tapped(_ sender: UIButton) { sender.setTitle("Done", for: .normal) }
    }

    """

  /// Returns a nib with a cell, as Interface Builder writes it.
  private static func nib(
    cell: String = "BadgeCell", module: String = "Shop", title: String = "title"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
    id="cel-l0-001" customClass="\(cell)" customModule="\(module)" customModuleProvider="target">
          <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <tableViewCellContentView key="contentView" opaque="NO" id="con-te-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>
              <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Basil" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                <rect key="frame" x="16" y="8" width="200" height="21"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <nil key="textColor"/>
              </label>
              <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="but-on-001">
                <rect key="frame" x="240" y="8" width="64" height="30"/>
                <state key="normal" title="Take"/>
                <connections>
                  <action selector="tapped:" destination="cel-l0-001" eventType="touchUpInside" \
    id="act-io-001"/>
                </connections>
              </button>
            </subviews>
            <constraints>
              <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="con-te-001" \
    secondAttribute="leading" constant="16" id="c-1"/>
              <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="con-te-001" \
    secondAttribute="top" constant="8" id="c-2"/>
              <constraint firstAttribute="trailing" secondItem="but-on-001" \
    secondAttribute="trailing" constant="16" id="c-3"/>
              <constraint firstItem="but-on-001" firstAttribute="centerY" secondItem="con-te-001" \
    secondAttribute="centerY" id="c-4"/>
            </constraints>
          </tableViewCellContentView>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="radius">
              <real key="value" value="8"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="button" destination="but-on-001" id="o-1"/>
            <outlet property="\(title)" destination="lab-el-001" id="o-2"/>
            <outletCollection property="marks" destination="lab-el-001" id="o-3"/>
          </connections>
        </tableViewCell>
      </objects>
    </document>

    """
  }

  /// The report's lines that a document decides.
  private func expectDrawn(_ run: CommandRun) {
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("BadgeCell · portrait: "), "\(run.output)")
    #expect(run.output.contains("\n  BadgeCell 0,0 320×60\n"), "\(run.output)")
    #expect(run.output.contains("UILabel 16,8 "), "\(run.output)")
    #expect(run.output.contains(" \"1 mark, 8.0, Basil\"\n"), "\(run.output)")
    #expect(run.output.contains("\"Done\"\n"), "\(run.output)")
    #expect(!run.errors.contains("Badge"), "\(run.errors)")
  }

  @Test func `a cell is drawn as the nib beside it describes it, with outlets and an action`()
    throws
  {
    try write(Self.source, "BadgeCell.swift")
    try write(Self.nib(), "BadgeCell.xib")
    expectDrawn(try run("BadgeCell.swift"))
    expectDrawn(try run("BadgeCell.xib"))
  }

  @Test func `an outlet that the class lacks ends the preview with the nearest name`() throws {
    try write(Self.source, "BadgeCell.swift")
    try write(Self.nib(title: "titel"), "BadgeCell.xib")
    let run = try run("BadgeCell.swift")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "BadgeCell.xib:41: outlet \"titel\" of BadgeCell: there is no such property; "
          + "did you mean title?"), "\(run.errors)")
    #expect(run.errors.contains("NSUnknownKeyException"), "\(run.errors)")
  }

  @Test func `a class that is not there is named with the nearest one`() throws {
    try write(Self.source, "BadgeCell.swift")
    try write(Self.nib(cell: "BadgeCel"), "BadgeCell.xib")
    let run = try run("BadgeCell.xib")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors.contains("BadgeCell.xib:7: there is no class BadgeCel in "), "\(run.errors)")
    #expect(run.errors.contains("; did you mean BadgeCell?"), "\(run.errors)")
  }

  @Test func `a class that does not compile is drawn as UIKit's, with its errors`()
    throws
  {
    try write(Self.source.replacing("title.text =", with: "titel.text ="), "BadgeCell.swift")
    try write(Self.nib(), "BadgeCell.xib")
    let run = try run("BadgeCell.xib")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("\n  UITableViewCell 0,0 320×60\n"), "\(run.output)")
    #expect(
      run.errors.contains("BadgeCell.swift:10:5: error: cannot find 'titel'"), "\(run.errors)")
  }

  @Test func `a nib that is no XML is named with the line`() throws {
    try write(Self.nib().replacing("</tableViewCell>", with: "</tableView>"), "BadgeCell.xib")
    let run = try run("BadgeCell.xib")
    #expect(run.status == 2)
    #expect(run.errors.contains("BadgeCell.xib:44:"), "\(run.errors)")
    #expect(!run.errors.contains("ended by signal"), "\(run.errors)")
  }

  @Test func `a nib without its source is drawn of UIKit's classes, and the class is named`() throws
  {
    try write(Self.nib(), "BadgeCell.xib")
    let run = try run("BadgeCell.xib")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\n  UITableViewCell 0,0 320×60\n"), "\(run.output)")
    #expect(run.errors.contains("BadgeCell.xib:7: there is no class BadgeCell"), "\(run.errors)")
  }
}
