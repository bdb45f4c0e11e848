// Mirrors UICollectionView.SupplementaryRegistration (iOS 17). Missing: nothing.
public import Foundation

extension UICollectionView {
  /// A registration of a class of supplementary views of one kind, with the closure that configures
  /// them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let name = RegistrationName()
    let elementKind: String
    let nib: UINib?
    let handler: Handler

    /// Makes a registration, which should be kept and reused for many views.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, nib, self.handler) = (elementKind, nil, handler)
    }
    /// Makes a registration of a nib with a view, which should be kept and reused for many views.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (self.elementKind, nib, self.handler) = (elementKind, supplementaryNib, handler)
    }
  }

  /// Returns a reused or new supplementary view, configured for an index path.
  ///
  /// The registration's class or nib is registered on first use.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, name) = (registration.elementKind, registration.name.text)
    if !pool.knows(ReuseName(kind: kind, identifier: name)) {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
      } else {
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
      }
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: name, for: indexPath)
    guard let view = made as? Supplementary else {
      UIKitLog.raise("The view registered for \(Supplementary.self) has another class: \(made)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
