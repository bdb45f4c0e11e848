import Testing
import XcodeProject

/// Headers of Objective-C as stubs in Swift.
struct ObjectiveCHeaderTests {
  private func text(_ header: String) -> String {
    ObjectiveCHeader(header).stubs.map(\.text).joined(separator: "\n")
  }

  private func member(_ line: String) -> String {
    let lines = text("@interface Herb : NSObject\n\(line)\n@end").split(separator: "\n")
    return lines.count == 3 ? String(lines[1]) : ""
  }

  @Test func `a class has its superclass and protocols`() {
    #expect(
      text("@class Soil;\n@interface Herb : UIView <Plant, NSObject>\n@end")
        == "open class Herb: UIView, Plant {\n\n}")
  }

  @Test func `a declaration in advance is none`() {
    #expect(text("@protocol Plant;\n@class Soil;").isEmpty)
  }

  @Test func `a property is optional if the header says so`() {
    #expect(
      member("@property (nonatomic, copy, nullable) NSString *title;")
        == "var `title`: String? { get { standIn(\"title\") } set {} }")
  }

  @Test func `a property without nullability is unwrapped where it is used`() {
    #expect(
      member("@property (nonatomic) NSArray<NSString *> *parts;")
        == "var `parts`: [String]! { get { standIn(\"parts\") } set {} }")
  }

  @Test func `a read-only property has the name of its getter`() {
    #expect(
      member("@property (readonly, getter=isOpen) BOOL open;")
        == "var `isOpen`: Bool { get { standIn(\"open\") } }")
  }

  @Test func `a method has the labels of its selector`() {
    #expect(
      member("- (void)moveTo:(CGPoint)place animated:(BOOL)animated; // slowly")
        == "func `moveTo`(_ a0: CGPoint, `animated` a1: Bool) {}")
  }

  @Test func `a method that returns an object of its class is without the class's last words`() {
    #expect(
      member("+ (nonnull Herb *)sharedHerb;")
        == "class func `shared`() -> Herb { standIn(\"shared\") }")
    #expect(
      member("+ (nonnull Soil *)sharedSoil;")
        == "class func `sharedSoil`() -> Soil { standIn(\"sharedSoil\") }")
  }

  @Test func `a preposition in a selector begins the first label`() {
    #expect(
      member("- (nullable id)valueForName:(nonnull NSString *)name;")
        == "func `value`(forName a0: String) -> Any? { standIn(\"value\") }")
  }

  @Test func `a block is an optional closure`() {
    #expect(
      member("- (void)load:(nullable void (^)(NSError * _Nullable error, BOOL done))block;")
        == "func `load`(_ a0: (((any Error)?, Bool) -> Void)?) {}")
  }

  @Test func `an initialiser calls that of the superclass`() {
    #expect(
      member("- (instancetype)initWithName:(nonnull NSString *)name;")
        == "convenience init(name a0: String) { self.init() }")
  }

  @Test func `a method with a pointer to a number is passed over`() {
    #expect(member("- (void)count:(int *)count;").isEmpty)
  }

  @Test func `a category is an extension`() {
    #expect(
      text("@interface UIColor (Herb)\n+ (UIColor *)leaf;\n@end")
        == "extension UIColor {\nstatic func `leaf`() -> UIColor! { standIn(\"leaf\") }\n}")
  }

  @Test func `nothing is nil in a header that assumes so`() {
    #expect(
      text("NS_ASSUME_NONNULL_BEGIN\nextern NSString *const HerbName;\nNS_ASSUME_NONNULL_END")
        == "public var HerbName: String { standIn(\"HerbName\") }")
  }

  @Test func `the cases of an enumeration have no prefix`() {
    #expect(
      text("typedef NS_ENUM(NSInteger, HerbKind) { HerbKindWild = 3, HerbKindURLOnly };")
        == "public enum HerbKind: Int {\ncase `wild`\ncase `urlOnly`\n}")
  }

  @Test func `comments count lines`() {
    let header = ObjectiveCHeader("/* one\ntwo */\n// three\n@interface Herb : NSObject\n@end")
    #expect(header.stubs.map(\.line) == [4])
  }

  @Test func `a header that ends within a class has the class`() {
    #expect(ObjectiveCHeader("@interface Herb : NSObject\n- (void)").stubs.map(\.name) == ["Herb"])
  }

  @Test func `headers are followed by their names, each once`() {
    let files = ProjectFiles([
      "/app/Bridge.h": "#import \"Herb.h\"\n#import <Kit/Pot.h>",
      "/app/Herb.h": "#import \"Bridge.h\"\n@interface Herb : NSObject\n@end",
      "/app/Parts/Pot.h": "@interface Pot : NSObject\n@end",
    ])
    let found = BridgedDeclarations(of: "/app/Bridge.h", among: ["/app/Parts/Pot.h"], in: files)
    #expect(found.places.map(\.path) == ["/app/Herb.h", "/app/Parts/Pot.h"])
  }
}
