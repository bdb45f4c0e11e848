import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The area of the carousel post: in portrait below the bars and a third as high as the screen, in
/// landscape the whole screen.
@MainActor @Suite(.serialized) struct CarouselAreaTests {
  private let controller = CarouselController()

  private func turned(_ device: inout UIEnvironment) {
    device.screenSize = CGSize(width: 667, height: 375)
    device.safeAreaInsets.top = 0
    device.verticalSizeClass = .compact
  }

  // Facts F8, H17, H18, RW1 and RW3.
  @Test func `the area and its pages are as large as constraints of the orientation say`() {
    let stage = PhoneStage(controller)
    stage.run { controller.area.contentOffset.x = 375 }
    // A third of 667 is 220.11, on pixels 220.
    #expect(controller.area.frame == CGRect(x: 0, y: 64, width: 375, height: 220))
    #expect(controller.pages == [CGRect(x: 375, y: 0, width: 375, height: 220)])
    let upright = controller.area.constraintsAffectingLayout(for: .vertical).count
    stage.change(turned)
    #expect(controller.area.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(controller.pages.allSatisfy { $0.size == CGSize(width: 667, height: 375) })
    stage.change { $0 = UIEnvironment() }
    #expect(controller.area.frame == CGRect(x: 0, y: 64, width: 375, height: 220))
    #expect(controller.area.constraintsAffectingLayout(for: .vertical).count == upright)
  }

  // Without a navigation bar; with one, the controller's own inset of 44 or 32 is added.
  @Test func `the upper guide is as long as what covers the top, facts E21 and H16`() {
    controller.hasBar = false
    let stage = PhoneStage(controller)
    func length(below bar: CGFloat) -> CGFloat {
      var length: CGFloat = 0
      stage.run {
        controller.additionalSafeAreaInsets.top = bar
        length = controller.topLayoutGuide.length
      }
      return length
    }
    #expect(length(below: 0) == 20)
    #expect(length(below: 44) == 64)
    stage.change(turned)
    #expect(length(below: 0) == 0)
    #expect(length(below: 32) == 32)
  }
}

/// A controller with a carousel, whose navigation bar is hidden in landscape.
private final class CarouselController: UIViewController {
  private let shelf: Shelf
  private let delegate = ScriptedDelegate()
  let area: UICollectionView
  /// Whether 44 points of a bar cover the top in portrait.
  var hasBar = true

  private lazy var upright = [
    area.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
    area.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.33),
  ]
  private lazy var flat = [
    area.topAnchor.constraint(equalTo: view.topAnchor),
    area.bottomAnchor.constraint(equalTo: view.bottomAnchor),
  ]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    area = UICollectionView(frame: .zero, collectionViewLayout: layout)
    shelf = Shelf(area, counts: [3])
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The frames of the pages in sight.
  var pages: [CGRect] { area.visibleCells.map(\.frame) }

  override func viewDidLoad() {
    super.viewDidLoad()
    if hasBar { additionalSafeAreaInsets.top = 44 }
    area.contentInsetAdjustmentBehavior = .never
    delegate.size = { view, _ in view.bounds.size }
    area.delegate = delegate
    area.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(area)
    NSLayoutConstraint.activate([
      area.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      area.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    NSLayoutConstraint.activate(upright)
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    let isFlat = newCollection.verticalSizeClass == .compact
    if hasBar { additionalSafeAreaInsets.top = isFlat ? 0 : 44 }
    // The old constraints are deactivated first: both sets together would conflict (fact H17).
    NSLayoutConstraint.deactivate(isFlat ? upright : flat)
    NSLayoutConstraint.activate(isFlat ? flat : upright)
    area.collectionViewLayout.invalidateLayout()
  }
}
