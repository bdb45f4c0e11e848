import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import quarterturn

/// Views of an app that does not compile as a whole.
@Suite(.programs, .serialized) struct ProjectPreviewTests: PreviewCommandStage {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes an app with a project of Xcode, in which a file imports a module that is not here, and
  /// another one names a type that is nowhere.
  private func writeApp() throws {
    try write(
      """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
        G = { isa = PBXGroup; children = ( Y ); sourceTree = "<group>"; };
        Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Shop; buildPhases = ( );
          productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = ( Y ); };
      }; }
      """, "Shop.xcodeproj/project.pbxproj")
    try write(
      """
      import UIKit
      final class BasketCell: UITableViewCell {
        private let name = UILabel(frame: CGRect(x: 8, y: 8, width: 200, height: 24))
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.text = Prices.title
          contentView.addSubview(name)
        }
        required init?(coder: NSCoder) { nil }
      }
      """, "Shop/BasketCell.swift")
    try write(
      """
      import Payments
      enum Prices {
        static let title = "Twelve herbs"
        static func pay() -> Receipt { Payments.pay(with: Missing.key) }
      }
      """, "Shop/Prices.swift")
  }

  @Test func `a view of a project is drawn although the app does not compile`() throws {
    try writeApp()
    let run = try run("--project", "Shop.xcodeproj", "BasketCell", "--output", "pictures")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"Twelve herbs\""), "\(run.output)\(run.errors)")
  }

  @Test func `a folder with a project is surveyed, and a second time nothing is compiled`() throws {
    try writeApp()
    let words = ["survey", ".", "--output", "../survey-\(folder.url.lastPathComponent)"]
    let variables = ["XDG_CACHE_HOME": KeptTools.caches.path]
    let first = try CommandRun(words, in: folder.url, variables: variables)
    #expect(
      first.output.contains("| 1 | 1 | 1 (100 %) | 1 (100 %) |"), "\(first.output)\(first.errors)")
    let second = try CommandRun(words, in: folder.url, variables: variables)
    #expect(second.output == first.output && second.errors.contains("0 to examine"))
  }

  @Test func `a surveyed view is drawn with its nib`() throws {
    try write(
      """
      import UIKit
      final class PotController: UIViewController {
        @IBOutlet private var name: UILabel!
        override func viewDidLoad() { super.viewDidLoad(); name.text = "Twelve herbs" }
      }
      """, "Pots/PotController.swift")
    try write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PotController">
            <connections>
              <outlet property="view" destination="v1" id="o1"/>
              <outlet property="name" destination="l1" id="o2"/>
            </connections>
          </placeholder>
          <view id="v1">
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>
              <label text="Herb" id="l1"><rect key="frame" x="8" y="60" width="200" height="24"/></label>
            </subviews>
          </view>
        </objects>
      </document>
      """, "Pots/PotController.xib")
    let run = try CommandRun(
      ["survey", "Pots", "--output", "pots"], in: folder.url,
      variables: ["XDG_CACHE_HOME": KeptTools.caches.path])
    #expect(run.output.contains("| 1 | 1 | 1 (100 %) | 1 (100 %) |"), "\(run.output)\(run.errors)")
  }

  @Test func `a name that no view has is an error with the nearest one`() throws {
    try writeApp()
    let run = try run("--project", "Shop.xcodeproj", "BasketCel")
    #expect(run.status == 2 && run.errors.contains("did you mean BasketCell?"), "\(run.errors)")
  }

  @Test func `a project that cannot be read is an error with its place`() throws {
    try write("{ rootObject = P;\n objects = ( ;", "Shop.xcodeproj/project.pbxproj")
    let run = try run("--project", "Shop.xcodeproj")
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.contains("project.pbxproj:2:14: \";\"; expected a value"), "\(run.errors)")
  }
}
