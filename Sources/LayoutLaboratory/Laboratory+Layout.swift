import Foundation
public import LayoutStage
public import UIKit

extension Laboratory {
  /// Makes a laboratory for any layout, shown with plain cells.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured, in its initial orientation.
  ///   - sections: the number of items in each section.
  ///   - delegate: the layout's delegate.
  ///   - layout: a closure that makes the layout; called for every experiment, and must return a
  ///     new one each time.
  public init(
    on device: some ConfiguredDevice, sections: [Int] = [40],
    delegate: (any UICollectionViewDelegate)? = nil,
    layout: @escaping @MainActor () -> UICollectionViewLayout
  ) {
    // The closure is called twice to determine whether it makes a new layout each time or returns
    // the same one.
    let (one, other) = (layout(), layout())
    let figure = Figure(
      name: "\(type(of: one))", on: device, start: device.configuration.orientation
    ) {
      PlainContent(counts: sections, layout: layout(), delegate: delegate)
    }
    self.init(figure, isMadeAnew: one !== other)
  }

  /// Makes a laboratory for any layout on a device.
  ///
  /// The default device is an iPhone 7 Plus.
  public init(
    on device: Device? = nil, sections: [Int] = [40],
    delegate: (any UICollectionViewDelegate)? = nil,
    layout: @escaping @MainActor () -> UICollectionViewLayout
  ) {
    self.init(
      on: (device ?? .usual).configuration, sections: sections, delegate: delegate, layout: layout)
  }

  /// Makes a laboratory for the collection view of a controller.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured, in its initial orientation.
  ///   - name: the controller's name in reports.
  ///   - controller: a closure that makes the controller; called for every experiment.
  public init(
    on device: some ConfiguredDevice, named name: String,
    controller: @escaping @MainActor () -> UIViewController
  ) {
    let start = device.configuration.orientation
    self.init(Figure(name: name, on: device, start: start, content: controller))
  }

  /// Makes a laboratory for the collection view of a controller on a device.
  ///
  /// The default device is an iPhone 7 Plus.
  public init(
    on device: Device? = nil, named name: String,
    controller: @escaping @MainActor () -> UIViewController
  ) {
    self.init(on: (device ?? .usual).configuration, named: name, controller: controller)
  }
}
