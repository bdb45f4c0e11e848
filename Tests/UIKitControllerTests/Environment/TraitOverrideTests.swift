import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TraitOverrideTests {
  private let controller = UIViewController()
  private let child = UIViewController()

  init() {
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
  }

  @Test func `RO45 a controller's style is its view's and its children's`() {
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    child.overrideUserInterfaceStyle = .light
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    child.overrideUserInterfaceStyle = .unspecified
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `RO45 a style that is set before the view is loaded is the view's`() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(!controller.isViewLoaded)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `RO45 a dynamic colour resolves in the overridden style`() {
    controller.view.backgroundColor = .systemBackground
    controller.view.layoutIfNeeded()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.layer.backgroundColor == UIColor.black.cgColor)
  }

  @Test func `RO45 a trait that a view overrides is that of all in it`() {
    controller.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(child.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(controller.view.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    #expect(!controller.view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    controller.view.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(child.view.traitCollection.preferredContentSizeCategory == .large)
    #expect(!controller.view.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
  }

  @Test func `RO45 a controller's own overrides go before its parent's`() {
    let parents = UITraitCollection(horizontalSizeClass: .regular)
    controller.setOverrideTraitCollection(parents, forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    child.traitOverrides.horizontalSizeClass = .compact
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.overrideTraitCollection(forChild: child) == parents)
  }

  @Test func `RO45 a view that a controller gives up has none of its overrides`() {
    let view = controller.view
    controller.overrideUserInterfaceStyle = .dark
    controller.view = UIView()
    #expect(view?.traitCollection.userInterfaceStyle == .light)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `RO45 a scene's overrides are those of its windows`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let scene = window.windowScene
    defer { scene?.traitOverrides.remove(UITraitUserInterfaceStyle.self) }
    scene?.traitOverrides.userInterfaceStyle = .dark
    #expect(scene?.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `RO9 an override calls the handlers of its trait`() {
    var previous: [UIUserInterfaceStyle] = []
    child.view.layoutIfNeeded()
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, before) in previous.append(before.userInterfaceStyle)
    }
    controller.traitOverrides.userInterfaceStyle = .dark
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(previous == [.light])
  }
}

private enum Theme: String { case plain, herbs }

private enum ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.plain
  static let affectsColorAppearance = true
}

extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

@MainActor struct CustomTraitTests {
  @Test func `RO46 a trait of an app's own travels down like UIKit's`() {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    #expect(label.traitCollection.theme == .plain)
    view.traitOverrides.theme = .herbs
    #expect(label.traitCollection.theme == .herbs)
    #expect(view.traitOverrides.contains(ThemeTrait.self))
  }

  @Test func `RO46 a handler hears of a trait of an app's own`() {
    let view = UIView()
    view.layoutIfNeeded()
    var themes: [Theme] = []
    view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _) in
      themes.append(view.traitCollection.theme)
    }
    view.traitOverrides.theme = .herbs
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(themes == [.herbs])
  }

  @Test func `RO46 a dynamic colour reads a trait of an app's own`() {
    let view = UIView()
    view.backgroundColor = UIColor { $0.theme == .herbs ? .green : .gray }
    view.layoutIfNeeded()
    view.traitOverrides.theme = .herbs
    #expect(view.layer.backgroundColor == UIColor.green.cgColor)
    let plain = UITraitCollection(ThemeTrait.self, value: .plain)
    #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: plain))
  }

  @Test func `a collection is made of the traits that a closure sets`() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.theme = .herbs
    }
    #expect(traits.userInterfaceStyle == .dark && traits.theme == .herbs)
    #expect(
      traits == UITraitCollection(userInterfaceStyle: .dark).modifyingTraits { $0.theme = .herbs })
    #expect(traits != UITraitCollection(userInterfaceStyle: .dark))
    #expect(
      traits.modifyingTraits { $0.userInterfaceStyle = .unspecified }.userInterfaceStyle
        == .unspecified)
  }
}
