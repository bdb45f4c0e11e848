import Testing
import UIKit

@MainActor struct AnimationOptionTests {
  @Test func `the bits of animation options are those of UIKit`() {
    let options: UIView.AnimationOptions = [
      .allowAnimatedContent, .repeat, .curveLinear, .transitionFlipFromTop,
    ]
    #expect(options.rawValue == 0x63_0088)
  }

  @Test func `a repeated animation has come to its end, too`() {
    let view = UIView(frame: .zero)
    var isComplete = false
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      view.frame.size.width = 10
    } completion: {
      isComplete = $0
    }
    #expect(view.frame.width == 10)
    #expect(isComplete)
  }
}
