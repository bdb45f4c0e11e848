import Foundation
public import UIKit

extension Laboratory {
  /// Makes a laboratory for any layout, which lays out plain cells.
  ///
  /// - Parameters:
  ///   - device: The device; an iPhone 7 Plus unless given.
  ///   - sections: The number of items of each section.
  ///   - delegate: What answers the layout's questions.
  ///   - layout: Makes the layout; called anew for every experiment.
  public init(
    on device: Device? = nil, sections: [Int] = [40],
    delegate: (any UICollectionViewDelegate)? = nil,
    layout: @escaping @MainActor () -> UICollectionViewLayout
  ) {
    let name = "\(type(of: layout()))"
    let device = device ?? Device.named("iPhone 7 Plus") ?? Device.all[0]
    self.init(
      Figure(name: name, device: device) {
        PlainContent(counts: sections, layout: layout(), delegate: delegate)
      })
  }
}
