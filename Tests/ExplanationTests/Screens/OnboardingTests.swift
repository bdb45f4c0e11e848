import Testing
import UIKit

/// One page of an introduction, in a scroll view that pages.
final class Onboarding: UIViewController, Screen {
  let pages = UIScrollView()
  let first = UIView()
  let second = UIView()
  let picture = UIImageView(image: .square(60, .blue))
  let heading = UILabel("Welcome", 28)
  let dots = UIPageControl()
  let onward = UIButton(type: .system)

  override func viewDidLoad() {
    view.backgroundColor = .white
    dots.numberOfPages = 3
    dots.pageIndicatorTintColor = .lightGray
    dots.currentPageIndicatorTintColor = .black
    heading.textAlignment = .center
    picture.contentMode = .center
    onward.setTitle("Next", for: .normal)
    first.backgroundColor = UIColor(200, 220, 255)
    second.backgroundColor = UIColor(255, 220, 200)
    pages.contentSize = CGSize(width: 640, height: 300)
    view.add(pages, 0, 0, 320, 300)
    pages.add(first, 0, 0, 320, 300)
    pages.add(second, 320, 0, 320, 300)
    first.add(picture, 60, 40, 200, 120)
    first.add(heading, 20, 200, 330, 40)
    view.add(dots, 110, 320, 100, 26)
    view.add(onward, 110, 400, 100, 44)
  }
}

@MainActor struct OnboardingTests {
  @Test(arguments: changes) func `an introduction`(change: Change<Onboarding>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Onboarding>] = [
    Change("dots: current page 0 → 1", not: ["drawn"]) { $0.dots.currentPage = 1 },
    Change("dots: number of pages 3 → 5", not: ["drawn"]) { $0.dots.numberOfPages = 5 },
    Change("dots: current page indicator tint color #000000 → #FF0000") {
      $0.dots.currentPageIndicatorTintColor = .red
    },
    Change("dots: page indicator tint color #AAAAAA → #00FF00") {
      $0.dots.pageIndicatorTintColor = .green
    },
    Change("pages: scrolled to 0,0 → 320,0", not: ["frame", "vanished"]) {
      $0.pages.contentOffset = CGPoint(x: 320, y: 0)
    },
    Change("pages: content inset none → top 20, left 0, bottom 0, right 0") {
      $0.pages.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      $0.pages.contentOffset = CGPoint(x: 0, y: -20)
    },
    Change("pages › first › picture: content mode center → scaleAspectFit") {
      $0.picture.contentMode = .scaleAspectFit
    },
    Change("pages › first › picture: another image of 60×60", not: ["drawn"]) {
      $0.picture.image = .square(60, .red)
    },
    Change("pages › first › picture: image 60×60 → none") { $0.picture.image = nil },
    Change("pages › first › heading: alignment center → right") {
      $0.heading.textAlignment = .right
    },
    Change("pages › first › heading: text “Welcome” → none", not: ["“none”"]) {
      $0.heading.text = nil
    },
    Change("pages › first › picture: alpha 1 → 0.5") { $0.picture.alpha = 0.5 },
    Change("pages › first › picture: frame.x 60 → 80") { $0.picture.frame.origin.x = 80 },
    Change("pages › first › picture: rendering mode automatic → alwaysTemplate") {
      $0.picture.image = UIImage.square(60, .blue).withRenderingMode(.alwaysTemplate)
    },
  ]
}
