import UIKit

/// A tree of views of all kinds, the same for the same seed.
///
/// Each view has a name. Containers lay their views out by frames, by constraints or as stacks.
@MainActor struct RandomScreen {
  /// The screen's view.
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 320))
  /// The views inside it.
  private(set) var views: [UIView] = []
  private var generator: SeededGenerator

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
    root.backgroundColor = .white
    fill(root, depth: 0)
  }

  private mutating func fill(_ container: UIView, depth: Int) {
    let usesConstraints = Bool.random(using: &generator)
    for _ in 0..<Int.random(in: depth == 0 ? 2...4 : 1...3, using: &generator) {
      let view = make(depth: depth)
      if usesConstraints { constrain(view, in: container) } else { place(view, in: container) }
      switch view {
      case let stack as UIStackView: arrange(stack)
      case _ where type(of: view) == UIView.self && depth < 2: fill(view, depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func make(depth: Int) -> UIView {
    let view = plain()
    view.accessibilityIdentifier = "v\(views.count)"
    views.append(view)
    return view
  }

  private mutating func plain() -> UIView {
    switch Int.random(in: 0..<16, using: &generator) {
    case 0, 1: return box()
    case 2, 3: return label()
    case 4: return UIImageView(image: .square(generator.points(10...30), .blue))
    case 5, 6: return UIStackView()
    case 7: return UISwitch()
    case 8: return slider()
    case 9: return button()
    case 10: return field()
    case 11: return Board()
    case 12: return Pad()
    case 13: return bar()
    case 14: return note()
    default: return control()
    }
  }

  private func box() -> UIView {
    let box = UIView()
    box.backgroundColor = UIColor(200, 200, 200)
    box.layer.cornerRadius = 4
    box.layer.borderWidth = 1
    return box
  }

  private mutating func label() -> UILabel {
    UILabel(generator.one(of: ["Ada", "Alan", "Grace Hopper"]), generator.points(12...16))
  }

  private mutating func slider() -> UIView {
    let slider = UISlider()
    slider.value = 0.25
    return slider
  }

  private mutating func button() -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(generator.one(of: ["Play", "Buy"]), for: .normal)
    return button
  }

  private mutating func field() -> UIView {
    let field = UITextField()
    field.placeholder = "Name"
    field.text = generator.one(of: ["Edsger", "Barbara"])
    return field
  }

  private mutating func control() -> UIView {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = 0.25
      return bar
    case 1:
      let segments = UISegmentedControl(items: ["Day", "Week"])
      segments.selectedSegmentIndex = 0
      return segments
    case 2: return UIStepper()
    case 3:
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      return indicator
    default:
      let pages = UIPageControl()
      pages.numberOfPages = 3
      pages.pageIndicatorTintColor = .lightGray
      pages.currentPageIndicatorTintColor = .black
      return pages
    }
  }

  private func note() -> UIView {
    let note = UITextView()
    note.text = "A note of two lines that wraps"
    note.font = .systemFont(ofSize: 12)
    note.textColor = .black
    return note
  }

  private mutating func bar() -> UIView {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      let (bar, item) = (UINavigationBar(), UINavigationItem(title: "Inbox"))
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      bar.items = [item]
      return bar
    case 1:
      let bar = UITabBar()
      bar.items = ["Home", "Search"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.selectedItem = bar.items?[0]
      return bar
    default:
      let bar = UIToolbar()
      bar.items = [UIBarButtonItem(title: "Reply", style: .plain, target: nil, action: nil)]
      return bar
    }
  }

  private mutating func arrange(_ stack: UIStackView) {
    stack.axis = generator.one(of: [.horizontal, .vertical])
    stack.spacing = generator.points(1...6)
    for _ in 0..<3 {
      let label = label()
      label.accessibilityIdentifier = "v\(views.count)"
      views.append(label)
      stack.addArrangedSubview(label)
    }
  }

  private mutating func place(_ view: UIView, in container: UIView) {
    container.add(
      view, generator.points(0...60), generator.points(0...120), generator.points(60...150),
      generator.points(24...120))
  }

  private mutating func constrain(_ view: UIView, in container: UIView) {
    container.add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(
        equalTo: container.leadingAnchor, constant: generator.points(1...60)),
      view.topAnchor.constraint(
        equalTo: container.topAnchor, constant: generator.points(1...120)),
      view.widthAnchor.constraint(equalToConstant: generator.points(60...150)),
      view.heightAnchor.constraint(equalToConstant: generator.points(24...120)),
    ])
  }
}
