import Foundation
import Testing

@testable import UIKit

/// A carousel of pages as high as a third of an upright phone, which fill a phone on its side, in a
/// navigation controller whose bar hides there.
@MainActor @Suite(.serialized) struct CarouselTurnTests {
  private let carousel = CarouselController()

  private func run(_ body: (ControllerStage) -> Void) {
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(UINavigationController(rootViewController: carousel))
      carousel.pages.contentOffset.x = 375
      stage.layOut()
      body(stage)
      stage.end()
    }
  }

  @Test func `RW1 upright the pages lie under the bars, 220 high`() {
    run { _ in
      #expect(carousel.pages.frame == CGRect(x: 0, y: 64, width: 375, height: 220))
      #expect(carousel.pages.contentSize == CGSize(width: 1500, height: 220))
    }
  }

  @Test func `RW3 RW4 RW5 on its side the pages fill the screen, and the page is kept`() {
    run { stage in
      stage.turn(to: .lyingPhone)
      #expect(carousel.navigationController?.isNavigationBarHidden == true)
      #expect(carousel.pages.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
      #expect(carousel.pages.contentSize == CGSize(width: 2668, height: 375))
      #expect(carousel.pages.contentOffset == CGPoint(x: 667, y: 0))
      stage.turn(to: .phone)
      #expect(carousel.pages.frame == CGRect(x: 0, y: 64, width: 375, height: 220))
      #expect(carousel.pages.contentOffset == CGPoint(x: 375, y: 0))
    }
  }
}

/// A controller of pages with constraints for upright phones and for those on their side.
private final class CarouselController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let pages: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    let pages = UICollectionView(frame: .zero, collectionViewLayout: layout)
    pages.isPagingEnabled = true
    pages.translatesAutoresizingMaskIntoConstraints = false
    pages.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
    return pages
  }()
  private var upright: [NSLayoutConstraint] = []
  private var lying: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    automaticallyAdjustsScrollViewInsets = false
    pages.dataSource = self
    pages.delegate = self
    view.addSubview(pages)
    upright = [pages.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.33)]
    lying = [pages.heightAnchor.constraint(equalTo: view.heightAnchor)]
    NSLayoutConstraint.activate([
      pages.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      pages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    arrange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    let isLying = traitCollection.verticalSizeClass == .compact
    NSLayoutConstraint.deactivate(upright + lying)
    NSLayoutConstraint.activate(isLying ? lying : upright)
    navigationController?.setNavigationBarHidden(isLying, animated: true)
    pages.collectionViewLayout.invalidateLayout()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let page = pages.contentOffset.x / pages.bounds.width
    coordinator.animate(alongsideTransition: { _ in
      self.pages.contentOffset.x = page * self.pages.bounds.width
      self.pages.collectionViewLayout.invalidateLayout()
    })
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionView.frame.size }
}
