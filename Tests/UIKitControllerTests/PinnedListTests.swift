import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Lists that constraints place in the child of a navigation controller.
@MainActor @Suite(.serialized) struct PinnedListTests {
  private func offsets(
    _ axis: UICollectionView.ScrollDirection, toSafeArea: Bool
  ) -> [CGPoint] {
    let controller = PinnedList(axis, toSafeArea: toSafeArea)
    return UIEnvironment.with(.phone) {
      let stage = ControllerStage(UINavigationController(rootViewController: controller))
      var offsets = [controller.list.contentOffset]
      stage.turn(to: .lyingPhone)
      offsets.append(controller.list.contentOffset)
      stage.turn(to: .phone)
      offsets.append(controller.list.contentOffset)
      stage.end()
      return offsets
    }
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `a list pinned to the safe area begins at its leading end, and stays there`(
    axis: UICollectionView.ScrollDirection
  ) {
    #expect(offsets(axis, toSafeArea: true) == [.zero, .zero, .zero])
  }

  @Test func `a list pinned to the edges begins below the bars, and stays there`() {
    let ends = [-64, -32, -64].map { CGPoint(x: 0, y: $0) }
    #expect(offsets(.vertical, toSafeArea: false) == ends)
  }
}

private final class PinnedList: UIViewController {
  private let shelf: Shelf
  let list: UICollectionView
  private let toSafeArea: Bool

  init(_ axis: UICollectionView.ScrollDirection, toSafeArea: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = axis
    layout.itemSize = CGSize(width: 100, height: 100)
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    shelf = Shelf(list, counts: [50])
    self.toSafeArea = toSafeArea
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.topAnchor.constraint(equalTo: toSafeArea ? guide.topAnchor : view.topAnchor),
      list.bottomAnchor.constraint(equalTo: toSafeArea ? guide.bottomAnchor : view.bottomAnchor),
    ])
  }
}
