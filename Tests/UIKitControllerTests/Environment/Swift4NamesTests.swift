import Foundation
import Testing
import UIKit

@MainActor struct Swift4NamesTests {
  @Test func `types have the names of Swift 4 too`() {
    let events: UIControlEvents = .touchUpInside
    #expect(events == UIControl.Event.touchUpInside)
    let relation: NSLayoutRelation = .equal
    #expect(relation == NSLayoutConstraint.Relation.equal)
    let style: UITableViewCellStyle = .subtitle
    #expect(style == UITableViewCell.CellStyle.subtitle)
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    let mode: RunLoopMode = .commonModes
    #expect(mode == RunLoop.Mode.common)
  }

  @Test func `children come and go by their former names`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    #expect(parent.childViewControllers == [child])
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    #expect(parent.children.isEmpty)
  }

  @Test func `subviews are ordered by their former names`() {
    let (view, one, other) = (UIView(), UIView(), UIView())
    view.addSubview(one)
    view.addSubview(other)
    view.bringSubview(toFront: one)
    #expect(view.subviews == [other, one])
    view.sendSubview(toBack: one)
    #expect(view.subviews == [one, other])
  }

  @Test func `constants and functions have their former names too`() {
    #expect(UILayoutFittingCompressedSize == UIView.layoutFittingCompressedSize)
    #expect(UIViewNoIntrinsicMetric == UIView.noIntrinsicMetric)
    #expect(kCAMediaTimingFunctionEaseIn == .easeIn)
    #expect(kCAFillRuleEvenOdd == .evenOdd)
    let image = UIImage()
    #expect(UIImagePNGRepresentation(image) == image.pngData())
  }

  @Test func `no assistive technology is on`() {
    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test func `a colour of the wide gamut is converted to sRGB`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - 0.0594) < 0.001 && abs(green - 0.2031) < 0.001)
    #expect(abs(blue - 0.3087) < 0.001 && alpha == 0.4)
  }
}
