import Testing
import UIKit

extension UIAppearance {
  /// Returns the object with the styles that public code adds to everything that can be styled.
  fileprivate func styled(_ style: (Self) -> Void) -> Self {
    style(self)
    return self
  }
}

@MainActor struct AppearanceExtensionTests {
  @Test func `views and items of bars can be styled by an extension`() {
    let label = UILabel().styled { $0.text = "Basil" }
    #expect(label.text == "Basil")
    #expect(UIBarButtonItem().styled { $0.tag = 3 }.tag == 3)
  }

  @Test func `views and controllers write nothing into archives, and subclasses may`() {
    final class Kept: UIView {
      var writes = 0
      override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        writes += 1
      }
    }
    let (view, archive) = (Kept(), NSKeyedArchiver(requiringSecureCoding: false))
    view.encode(with: archive)
    UIViewController().encode(with: archive)
    #expect(view.writes == 1)
  }
}
