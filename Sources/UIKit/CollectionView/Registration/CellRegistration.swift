// Mirrors UICollectionView.CellRegistration (iOS 17). Missing: nothing.
public import Foundation

extension UICollectionView {
  /// A registration of a cell class, with the closure that configures its cells.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let name = RegistrationName()
    let nib: UINib?
    let handler: Handler

    /// Makes a registration, which should be kept and reused for many cells.
    public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
    /// Makes a registration of a nib with a cell, which should be kept and reused for many cells.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (nib, self.handler) = (cellNib, handler)
    }
  }

  /// Returns a reused or new cell, configured for an item; a nil item leaves the cell unconfigured.
  ///
  /// The registration's class or nib is registered on first use.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = registration.name.text
    if !pool.knows(ReuseName(kind: nil, identifier: name)) {
      register(registration.nib, as: Cell.self, name)
    }
    let view = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    guard let cell = view as? Cell else {
      UIKitLog.raise("The cell registered for \(Cell.self) has another class: \(view)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

extension UICollectionView {
  /// Registers the nib if there is one, otherwise the class.
  private func register(_ nib: UINib?, as cell: UICollectionViewCell.Type, _ name: String) {
    if let nib {
      register(nib, forCellWithReuseIdentifier: name)
    } else {
      register(cell, forCellWithReuseIdentifier: name)
    }
  }
}

/// The unique reuse identifier of one registration's views.
@MainActor struct RegistrationName {
  private static var count = 0

  /// The reuse identifier.
  let text: String

  /// Makes an identifier that no other registration has.
  init() {
    Self.count += 1
    text = "registration \(Self.count)"
  }
}
