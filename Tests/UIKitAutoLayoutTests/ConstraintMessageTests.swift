import Foundation
import Testing
import UIKit

/// The exceptions that UIKit raises for constraints that make no sense.
struct ConstraintMessageTests {
  private func expectMessage(_ result: ExitTest.Result?, _ texts: String...) {
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for text in texts { #expect(error.contains(text), "\(error.prefix(600))") }
  }

  @Test func `a width pairs with no side, fact AL28`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        _ = NSLayoutConstraint(
          item: one, attribute: .width, relatedBy: .equal, toItem: other, attribute: .left,
          multiplier: 1, constant: 0)
      }
    }
    expectMessage(result, "Invalid pairing of layout attributes")
  }

  @Test func `places of two axes pair until they are solved, fact AL28`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.addSubview(other)
        let odd = NSLayoutConstraint(
          item: other, attribute: .left, relatedBy: .equal, toItem: one, attribute: .top,
          multiplier: 1, constant: 0)
        odd.isActive = true
        FileHandle.standardError.write(Data("is active: \(one.constraints == [odd])".utf8))
        one.layoutIfNeeded()
      }
    }
    expectMessage(
      result, "is active: true",
      "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint:0x",
      ".left == UIView:0x", ".top   (active)>")
  }

  @Test func `a side needs a second item, fact AL29`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 0)
      }
    }
    expectMessage(
      result, "NSLayoutConstraint for <UIView",
      ">: A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs.")
  }

  @Test func `leading does not pair with left, fact AL30`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        _ = NSLayoutConstraint(
          item: one, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .left,
          multiplier: 1, constant: 0)
      }
    }
    expectMessage(result, "A constraint cannot be made between a leading/trailing attribute")
  }

  @Test func `anchors of leading and left have words of their own, fact AL30`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        _ = one.leadingAnchor.constraint(equalTo: other.leftAnchor)
      }
    }
    expectMessage(
      result, "NSLayoutConstraint for <NSLayoutXAxisAnchor:0x",
      ">: A constraint cannot be made between <NSLayoutXAxisAnchor:0x",
      ".leading\"> and <NSLayoutXAxisAnchor:0x",
      ".left\"> because their units are not compatible.")
  }

  @Test func `items need a common ancestor, fact AL32`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
      }
    }
    expectMessage(
      result, "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x",
      "because they have no common ancestor.  Does the constraint or its anchors reference items "
        + "in different view hierarchies?  That's illegal.")
  }

  @Test func `a view holds only what is inside it, fact AL33`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        other.addConstraint(one.widthAnchor.constraint(equalToConstant: 1))
      }
    }
    expectMessage(
      result,
      "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x",
      "When added to a view, the constraint's items must be descendants of that view (or the view "
        + "itself). This will crash if the constraint needs to be resolved before the view "
        + "hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
        + "_viewHierarchyUnpreparedForConstraint:] to debug.")
  }

  @Test func `before iOS 13 an active constraint stays required or optional, fact AL23`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var device = UIEnvironment.current
        device.systemVersion = 12
        UIEnvironment.with(device) {
          let view = UIView()
          let width = view.widthAnchor.constraint(equalToConstant: 1)
          width.isActive = true
          width.priority = .defaultLow
        }
      }
    }
    expectMessage(
      result,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority 250 and the existing priority was 1000.")
  }

  @MainActor @Test
  func `since iOS 13 an active constraint changes from required to optional and back, fact AL23`() {
    let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let narrow = child.widthAnchor.constraint(equalToConstant: 50)
    let wide = child.widthAnchor.constraint(equalToConstant: 80)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([narrow, wide])
    let widths = [UILayoutPriority.required, .defaultLow, .required].map { priority in
      narrow.priority = priority
      view.layoutIfNeeded()
      return child.frame.width
    }
    #expect(widths == [50, 80, 50])
  }

  @MainActor @Test
  func `a priority that is lowered before the first layout counts from then on, fact AL23`() {
    let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let narrow = child.widthAnchor.constraint(equalToConstant: 50)
    narrow.isActive = true
    narrow.priority = .defaultLow
    child.widthAnchor.constraint(equalToConstant: 80).isActive = true
    view.layoutIfNeeded()
    #expect(child.frame.width == 80)
    #expect(view.hasAmbiguousLayout == false)
  }
}
