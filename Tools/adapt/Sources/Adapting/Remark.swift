/// A remark on a place of a file.
package struct Remark: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        // Constructs that are left unchanged, to be corrected by hand.
        case overrideOfUnknownClass(String, member: String)
        case overrideUnderCondition(member: String)
        case overrideInConstrainedExtension(String, member: String)
        case ambiguousClass(String, member: String)
        case overriddenInForeignExtension(String, member: String)
        case optionalRequirementWithValue(String)
        case optionalCallOfUnknown(String)
        case ambiguousOptionalCall(String)
        case selectorWithoutLabels(String)
        case unreadable(String)
        case missingModule(String)
        case initializerOfMetatype(String)
        case waitInAsyncTest
        case genericTestCase(String)
        case branchForIOS(String)
        case missingType(String)
        case missingMember(String)
        case runtimeCall(RuntimeFeature, String)
        case boundCallWithDefault(String)
        case observerStays

        // Methods of delegates that UIKit never calls.
        case noMethod(String, of: String, near: String)
        case otherTypes(String, of: String, expected: String)
        case hiddenMethod(String, modifier: String, of: String)
        case typeMethod(String, of: String)
        case addedBySubclass(String, of: String, conforming: String)
        case otherClass(String, in: String, of: String, conforming: String)

        // Information only.
        case unknownModule(String)
        case applicationMain(String)
        case defaultInsteadOfAbsence(String)
        case testsOfOtherModule(String, superclass: String)
    }

    package let kind: Kind

    /// The byte range of the remark in the file.
    package let range: Range<Int>

    /// Whether the code must be changed by hand, to compile or to be called as intended.
    package var isByHand: Bool {
        switch kind {
        case .unknownModule, .applicationMain, .defaultInsteadOfAbsence, .testsOfOtherModule: false
        default: true
        }
    }
}

extension Remark {
    /// Starts in lower case, without a full stop.
    package var message: String {
        switch kind {
        case .overrideOfUnknownClass(let name, let member):
            "'\(member)' is overridden in an extension of '\(name)', whose class is in none of the files"
        case .overrideUnderCondition(let member):
            "'\(member)' is overridden in an extension, inside #if"
        case .overrideInConstrainedExtension(let name, let member):
            "'\(member)' is overridden in an extension of '\(name)' that has a where clause"
        case .ambiguousClass(let name, let member):
            "'\(member)' is overridden in an extension of '\(name)', which is declared more than once"
        case .overriddenInForeignExtension(let name, let member):
            "'\(member)' is declared in an extension of '\(name)', so no subclass can override it"
        case .optionalRequirementWithValue(let member):
            "the optional requirement '\(member)' has no value that stands for its absence"
        case .optionalCallOfUnknown(let name):
            "'\(name)?(…)' asks whether an optional method is there, of a protocol in none of the files"
        case .ambiguousOptionalCall(let name):
            "'\(name)?(…)' may call an optional requirement or a property of that name"
        case .selectorWithoutLabels(let name):
            "the argument labels of '\(name)' are not known"
        case .unreadable(let construct):
            "this \(construct) cannot be rewritten"
        case .missingModule(let name):
            "there is no module '\(name)'"
        case .initializerOfMetatype(let name):
            "'\(name)' is known when the program runs, and no initializer of UIKit's classes is 'required' here"
        case .waitInAsyncTest:
            "a test on the main actor is async here, and must not call 'waitForExpectations'"
        case .genericTestCase(let name):
            "'\(name)' is generic, and XCTest on Linux cannot list its tests"
        case .branchForIOS(let condition):
            "the branch '\(condition)' is not compiled on Linux"
        case .missingType(let name):
            "there is no '\(name)' here"
        case .missingMember(let name):
            "there is no '\(name)' here, and none of the files declares it"
        case .runtimeCall(let feature, let name):
            "'\(name)' \(feature.message), which needs the Objective-C runtime"
        case .testsOfOtherModule(let name, let superclass):
            "tests that '\(name)' inherits from '\(superclass)' run only if that class is in the same module"
        case .boundCallWithDefault(let name):
            "'\(name)' is always there, so its value is not optional"
        case .observerStays:
            "'removeObserver' does not find the closure that observes in place of 'self'"
        case .noMethod(let member, let name, _):
            "'\(member)' is no method of \(name)"
        case .otherTypes(let member, let name, _):
            "the types of '\(member)' are not those of \(name)"
        case .hiddenMethod(let member, let modifier, let name):
            "'\(member)' of \(name) is \(modifier), so UIKit cannot call it"
        case .typeMethod(let member, let name):
            "'\(member)' of \(name) is a method of the type, so UIKit does not call it"
        case .addedBySubclass(let member, let name, let conforming):
            "'\(member)' of \(name) is never called here: '\(conforming)', which conforms, does not declare it"
        case .otherClass(let member, let owner, let name, let conforming):
            "'\(member)' of \(name) stands in '\(owner)', but it is '\(conforming)' that conforms"
        case .unknownModule(let name):
            "the module '\(name)' must come from the package that compiles this file"
        case .applicationMain(let name):
            "@\(name) is gone: there is no app to start"
        case .defaultInsteadOfAbsence(let name):
            "'\(name)' is always there: for an absent method UIKit's default applies, not the caller's"
        }
    }

    /// A sentence that says what to do; empty if nothing needs to be done.
    package var remedy: String {
        switch kind {
        case .overrideOfUnknownClass: "Name the file of the class, too, or move the member into the class."
        case .overrideUnderCondition, .overrideInConstrainedExtension, .ambiguousClass:
            "Move the member into the class."
        case .overriddenInForeignExtension: "Give the method of the subclass another name, or no override."
        case .optionalRequirementWithValue:
            "Make it an ordinary requirement, and write its default in an extension of the protocol."
        case .optionalCallOfUnknown: "Every method has a default here: call it without the question mark."
        case .ambiguousOptionalCall: "Remove the question mark where it calls the requirement."
        case .selectorWithoutLabels(let name): "Write them: #selector(\(name)(_:))."
        case .unreadable: "Write it in other words."
        case .missingModule: "Remove the import, and what needs it, or put both inside #if canImport."
        case .initializerOfMetatype: "Hand over a closure that makes the object, as in { PersonCell() }."
        case .waitInAsyncTest: "Write await fulfillment(of: […])."
        case .boundCallWithDefault: "Call it without the question mark and without the binding."
        case .observerStays: "Keep what addObserver returns, and pass it to removeObserver."
        case .noMethod(_, _, let near): "Did you mean '\(near)'?"
        case .otherTypes(_, _, let expected): "Write \(expected)."
        case .hiddenMethod(_, let modifier, _): "Remove '\(modifier)'."
        case .typeMethod: "Make it a method of the instance."
        case .addedBySubclass(_, _, let conforming): "Declare it in '\(conforming)', and override it."
        case .otherClass(_, _, _, let conforming): "Move it to '\(conforming)'."
        case .genericTestCase: "Move the tests to a class without generic parameters."
        case .branchForIOS: "Write #if canImport(UIKit), or add || os(Linux) to the condition."
        case .missingType: "Remove what needs it, or declare what the code uses of it."
        case .missingMember: "Name the file that declares it, or remove it, or declare it in an extension."
        case .runtimeCall(let feature, _): feature.remedy
        case .unknownModule, .applicationMain, .defaultInsteadOfAbsence, .testsOfOtherModule: ""
        }
    }
}
