import Foundation
import Testing

@testable import UIKit

/// The calendar and the wheels over a compact date picker, in a window of 400 × 600 points.
@MainActor struct DatePickerPanelTests {
  private let picker = UIDatePicker()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  init() {
    window.addSubview(picker)
    window.makeKeyAndVisible()
    picker.frame.origin = CGPoint(x: 20, y: 40)
    window.layoutIfNeeded()
  }

  private func tap(_ part: Int) {
    let rect = picker.compactRects[part]
    window.simulateTap(at: picker.convert(CGPoint(x: rect.midX, y: rect.midY), to: window))
    window.layoutIfNeeded()
  }

  /// The picker inside the panel.
  private var inner: UIDatePicker? {
    picker.panel?.subviews.first?.subviews.first?.subviews.compactMap { $0 as? UIDatePicker }.first
  }

  @Test func `a tap on the date opens a calendar below it`() throws {
    tap(0)
    let inner = try #require(inner)
    #expect(inner.datePickerStyle == .inline)
    let frame = inner.convert(inner.bounds, to: window)
    #expect(frame.size == CGSize(width: 320, height: 328))
    #expect(frame.minX == 20)
    #expect(frame.minY > picker.frame.maxY)
  }

  @Test func `a tap on the time opens wheels`() throws {
    tap(1)
    let inner = try #require(inner)
    #expect(inner.datePickerStyle == .wheels)
    #expect(inner.datePickerMode == .time)
  }

  @Test func `a day chosen in the calendar is the picker's, with its time`() throws {
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    tap(0)
    let inner = try #require(inner)
    // 9 January 2007 is a Tuesday; two columns further is the 11th.
    let before = picker.date
    let cell = CGPoint(x: 4.5 * 320 / 7, y: 44 + 20 + 44 + 22)
    window.simulateTap(at: inner.convert(cell, to: window))
    #expect(picker.date == before.addingTimeInterval(2 * 86_400))
    #expect(events == 1)
    #expect(picker.panel != nil)
  }

  @Test func `a tap beside the panel closes it`() {
    tap(0)
    window.simulateTap(at: CGPoint(x: 390, y: 590))
    #expect(picker.panel == nil)
    #expect(!window.subviews.contains { $0 is DatePickerPanel })
  }
}
