import Testing
import UIKit

struct UITraitCollectionTests {
  @Test func `a trait left open reads as unspecified`() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func `of two collections the later one wins`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 3)
  }

  @Test func `unspecified decides nothing`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .unspecified),
    ])
    #expect(traits.horizontalSizeClass == .regular)
  }

  @Test func `a collection contains what it decides alike`() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(verticalSizeClass: .compact),
    ])
    #expect(both.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(!both.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(!both.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test func `equal traits are equal`() {
    #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
    #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
  }

  @Test func `text sizes are ordered`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `the force of touches is unavailable unless a collection says otherwise (K18)`() {
    #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
    #expect(UITraitCollection().forceTouchCapability == .unavailable)
    #expect(UITraitCollection(forceTouchCapability: .unknown) == UITraitCollection())
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(forceTouchCapability: .available),
    ])
    #expect(both.displayScale == 2 && both.forceTouchCapability == .available)
  }
}
