import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The moment at which the delegate receives the end of a scroll.
@MainActor struct AnimatedScrollingTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let listener = EndListener()

  init() {
    view.contentSize = CGSize(width: 300, height: 3000)
    view.delegate = listener
  }

  private func scroll(to y: CGFloat) {
    view.setContentOffset(CGPoint(x: 0, y: y), animated: true)
    listener.log.append("returned")
  }

  @Test
  func `the end of an animated scroll is told after the call has returned (K24)`() async throws {
    scroll(to: 500)
    #expect(listener.log == ["returned"])
    for _ in 0..<200 where listener.log.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(listener.log == ["returned", "ended"])
    #expect(view.contentOffset.y == 500)
  }

  @Test func `on a clock the end of an animated scroll comes after 0.3 seconds (K24)`() {
    let clock = AnimationClock()
    clock.perform { scroll(to: 500) }
    #expect(clock.end == 0.3)
    clock.advance(to: 0.29)
    #expect(listener.log == ["returned"])
    clock.advance(to: 0.3)
    #expect(listener.log == ["returned", "ended"])
  }

  @Test func `a scroll that goes nowhere has no end (K24)`() {
    scroll(to: 0)
    LaterCalls.makeAll()
    #expect(listener.log == ["returned"])
  }

  @Test func `two animated scrolls have one end (K24)`() {
    scroll(to: 500)
    scroll(to: 600)
    LaterCalls.makeAll()
    #expect(listener.log == ["returned", "returned", "ended"])
  }

  @Test func `a program on a device is told before it is read (K24)`() {
    RunningApplication(on: nil).perform { scroll(to: 500) }
    #expect(listener.log == ["returned", "ended"])
  }

  @Test func `a delegate that scrolls on at each end does not hold up the program`() {
    listener.whenEnded = {
      $0.setContentOffset(CGPoint(x: 0, y: $0.contentOffset.y + 1), animated: true)
    }
    scroll(to: 1)
    LaterCalls.makeAll()
    #expect(listener.log.count == 1001)
    listener.whenEnded = { _ in }
    LaterCalls.makeAll()
  }

  @Test func `a table that scrolls to a row tells the end later (K24)`() {
    let herbs = Herbs(rows: [100])
    herbs.table.delegate = listener
    herbs.layOut()
    herbs.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
    #expect(listener.log.isEmpty)
    LaterCalls.makeAll()
    #expect(listener.log == ["ended"])
  }

  @Test func `a zoomed view is scaled, and its frame is the content (K25)`() {
    listener.zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    listener.zoomed.map(view.addSubview)
    view.maximumZoomScale = 3
    view.zoomScale = 4
    #expect(view.zoomScale == 3)
    #expect(listener.zoomed?.frame == CGRect(x: 0, y: 0, width: 600, height: 300))
    #expect(view.contentSize == CGSize(width: 600, height: 300))
    view.setZoomScale(1, animated: true)
    #expect(listener.log == ["zoomed", "begins", "zoomed"])
    LaterCalls.makeAll()
    #expect(listener.log == ["zoomed", "begins", "zoomed", "ends at 1.0"])
  }

  @Test func `without a view or between equal scales nothing is zoomed (K25)`() {
    view.maximumZoomScale = 3
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
    listener.zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.maximumZoomScale = 1
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
    #expect(view.pinchGestureRecognizer == nil)
  }
}

@MainActor private final class EndListener: NSObject, UITableViewDelegate {
  var log: [String] = []
  var zoomed: UIView?
  var whenEnded: (UIScrollView) -> Void = { _ in }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.append("ended")
    whenEnded(scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoomed") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.append("begins")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { log.append("ends at \(scale)") }
}
