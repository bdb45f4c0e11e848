import Foundation
public import LayoutStage
public import UIKit

extension Laboratory {
  /// Makes a laboratory for any layout, which lays out plain cells.
  ///
  /// - Parameters:
  ///   - device: the device; an iPhone 7 Plus unless given.
  ///   - sections: the number of items of each section.
  ///   - delegate: the layout's delegate.
  ///   - layout: makes the layout; called anew for every experiment.
  public init(
    on device: Device? = nil, sections: [Int] = [40],
    delegate: (any UICollectionViewDelegate)? = nil,
    layout: @escaping @MainActor () -> UICollectionViewLayout
  ) {
    // Asked twice, to see whether the caller makes a layout each time or hands over the same one.
    let (one, other) = (layout(), layout())
    let figure = Figure(name: "\(type(of: one))", device: device ?? .usual) {
      PlainContent(counts: sections, layout: layout(), delegate: delegate)
    }
    self.init(figure, isMadeAnew: one !== other)
  }

  /// Makes a laboratory for the collection view of a controller.
  ///
  /// - Parameters:
  ///   - device: the device; an iPhone 7 Plus unless given.
  ///   - name: the controller's name in reports.
  ///   - controller: makes the controller; called anew for every experiment.
  public init(
    on device: Device? = nil, named name: String,
    controller: @escaping @MainActor () -> UIViewController
  ) {
    self.init(Figure(name: name, device: device ?? .usual, content: controller))
  }
}
