import Testing
import UIKit
import UIKitTestSupport

/// Controllers of storyboards whose classes are not here, which UIKit's own classes replace.
@MainActor struct MissingControllerTests {
  private func controller(_ element: String) throws -> (UIViewController?, [String]) {
    let text = StoryboardText.storyboard(initial: "con-tr-01", element)
    let folder = try TemporaryBundle(["Main.storyboard": text])
    let board = UIStoryboard(name: "Main", bundle: folder.bundle)
    try folder.remove()
    let log = ConsoleLog()
    let controller = log.recording {
      let controller = board.instantiateInitialViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return controller
    }
    return (controller, log.lines)
  }

  @Test func `the class is the only thing that is logged, and not each outlet (IB154)`() throws {
    let (controller, lines) = try controller(
      """
      <viewController id="con-tr-01" \(StoryboardText.custom("QuietController"))>
        \(StoryboardText.view("vie-w0-01"))
        <connections><outlet property="leaf" destination="vie-w0-01" id="out-00-01"/></connections>
      </viewController>
      """)
    #expect(controller?.isViewLoaded == true)
    #expect(lines.contains { $0.contains("QuietController") })
    #expect(!lines.contains { $0.contains("leaf") })
  }

  @Test func `a collection view has no headers, as their source is not here`() throws {
    let (controller, _) = try controller(
      """
      <collectionViewController id="con-tr-01" \(StoryboardText.custom("GardenController"))>
        <collectionView key="view" dataMode="prototypes" id="col-00-01">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="flo-00-01">
            <size key="itemSize" width="128" height="128"/>
            <size key="headerReferenceSize" width="50" height="50"/>
          </collectionViewFlowLayout>
          <connections>
            <outlet property="dataSource" destination="con-tr-01" id="out-00-01"/>
          </connections>
        </collectionView>
      </collectionViewController>
      """)
    let view = (controller as? UICollectionViewController)?.collectionView
    #expect(view?.dataSource == nil)
    #expect(view?.frame.width == 375)
  }
}
