import UIKit

// Classes known only at run time, as clients use them: that it compiles is most of the test.

class LeafView: UIView {
  private(set) var isMade = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMade = true
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// A view that has a default frame, and one whose initialiser takes something else.
class DefaultView: UIView {
  override init(frame: CGRect = CGRect(x: 0, y: 0, width: 7, height: 7)) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError() }
}

class StyledView: UIView {
  let style: Int

  init(frame: CGRect = .zero, style: Int = 3) {
    self.style = style
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// A cell around any view.
class WrappingCell<Content: UIView>: UICollectionViewCell {
  let content = Content(frame: .zero)
  lazy var spare: Content = { Content.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }()
}

class NamedNibController: UIViewController {
  private(set) var wasMade = false

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    wasMade = true
  }

  required init?(coder: NSCoder) { fatalError() }
}

extension UIViewController {
  /// Makes a controller whose nib is called as the class.
  class func fromNib() -> Self {
    func make<T: UIViewController>() -> T {
      T(nibName: String(describing: T.self), bundle: nil)
    }
    return make()
  }
}

extension UIView {
  func twin() -> UIView { type(of: self).init(frame: frame) }
}

class HeightAttributes: UICollectionViewLayoutAttributes {
  var height: CGFloat = 44
}

class HeightLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { HeightAttributes.self }

  func blank(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let made = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return made?.init(forCellWith: indexPath)
  }

  func same() -> UICollectionViewFlowLayout { type(of: self).init() }
}

@MainActor func made<View: UIView>(_ type: View.Type) -> View { View(frame: .zero) }
